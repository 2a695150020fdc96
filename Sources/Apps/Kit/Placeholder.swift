// Holds the room's place until its first file.
