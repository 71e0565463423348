/**
 * Settings for `env` before a program that processes frames: otherwise glibc returns the 3.7 MB of every frame to
 * the system and requests them again, which takes longer (9 ms measured) than painting the frame.
 */
export const KEEP_MEMORY = ['MALLOC_MMAP_MAX_=0', 'MALLOC_TRIM_THRESHOLD_=2147483647'];
