import NibbleUIKitNames

class ListViewController: UIViewController {
    @IBAction func backToList(_ segue: UIStoryboardSegue) {
        title = "back by \(segue.identifier ?? "")"
    }
}
