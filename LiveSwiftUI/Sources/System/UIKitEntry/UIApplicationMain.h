// Declared for the compiler; UIKitTypes/UIApplicationMain.swift has the body.
int UIApplicationMain(int argc, char **argv, void *principalClassName, void *delegateClassName);
