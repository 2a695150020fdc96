#include "CWebServer.h"
