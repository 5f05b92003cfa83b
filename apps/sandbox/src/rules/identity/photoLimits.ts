/** How the process that decodes photos ends where a photo took more memory than it may have. */
export const outOfMemory = 86;
