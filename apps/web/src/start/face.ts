import { loadFace } from '@corro/ui';

/** Fetched by the page once the app has started. Without the face the text stays in the system's font. */
loadFace().catch(() => undefined);
