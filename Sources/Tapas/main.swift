print("tapas")
