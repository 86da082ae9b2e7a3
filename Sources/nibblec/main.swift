print("nibblec")
