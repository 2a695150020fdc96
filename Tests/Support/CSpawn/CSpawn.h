// Two functions of glibc 2.34 that <spawn.h> hides from whoever does not ask for GNU's.
#include <spawn.h>

int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *actions, const char *path);
int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int first);
