import NibbleTerminal
import NibbleViews

/// UIKit's name of `Responder`.
public typealias UIResponder = Responder
/// UIKit's name of `Event`.
public typealias UIEvent = Event
/// UIKit's name of `Touch`.
public typealias UITouch = Touch
/// UIKit's name of `KeyPress`.
public typealias UIPress = KeyPress
/// UIKit's name of `KeyModifiers`.
public typealias UIKeyModifierFlags = KeyModifiers
/// UIKit's name of `KeyCommand`.
public typealias UIKeyCommand = KeyCommand
/// UIKit's name of `Action`.
public typealias UIAction = Action
/// UIKit's name of `GestureRecognizer`.
public typealias UIGestureRecognizer = GestureRecognizer
/// UIKit's name of `GestureRecognizerDelegate`.
public typealias UIGestureRecognizerDelegate = GestureRecognizerDelegate
/// UIKit's name of `TapGestureRecognizer`.
public typealias UITapGestureRecognizer = TapGestureRecognizer
/// UIKit's name of `PanGestureRecognizer`.
public typealias UIPanGestureRecognizer = PanGestureRecognizer
/// UIKit's name of `FocusEnvironment`.
public typealias UIFocusEnvironment = FocusEnvironment
/// UIKit's name of `FocusUpdateContext`.
public typealias UIFocusUpdateContext = FocusUpdateContext
/// UIKit's name of `FocusAnimationCoordinator`.
public typealias UIFocusAnimationCoordinator = FocusAnimationCoordinator
/// UIKit's name of `TraitCollection`.
public typealias UITraitCollection = TraitCollection
/// UIKit's name of `TraitCollection.UserInterfaceStyle`.
public typealias UIUserInterfaceStyle = TraitCollection.UserInterfaceStyle
