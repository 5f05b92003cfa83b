import { DocsPage } from './DocsPage.tsx';

export const parameters = { docs: { page: DocsPage } };
