import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { notFound } from './errorResponses.ts';
import { createEventStreams, type EventStreams } from './eventStreams.ts';
import { passage, pastFrame, redirectToFrame } from './device/gate.ts';
import { onEveryAnswer } from './everyAnswer.ts';
import { FramePage } from './framePage.ts';
import { builtPages, Pages, type PageSource } from './pages.ts';
import { isPictureOfUpstream } from './pictures.ts';
import { notReady, readinessAnswer, watchReadiness, type Readiness } from './readiness.ts';
import type { Settings } from './settings.ts';
import { StaticFiles } from './staticFiles.ts';
import { openUpstream, withApiHeaders, type Upstream, type UpstreamParts } from './upstream.ts';

export interface CorroServer extends Upstream {
  /** Lets `/readyz` say no from now on: the server is about to stop. */
  readonly unready: () => void;
  /** Ends the streams of events. */
  readonly endStreams: () => void;
}

export interface ServerParts extends UpstreamParts {
  /** The built app and the built desktop page; the ones of this repository unless given. */
  readonly webFolder?: string;
  readonly frameFolder?: string;
  /** The app's pages in the place of the built ones; the server then has none of the app's chunks. */
  readonly pages?: PageSource;
}

const apps = join(import.meta.dirname, '..', '..');

/**
 * Puts the whole of Corro together: the API, the app, and the desktop page. Rejects with a
 * sentence when the sandbox cannot open its data, or when the app has not been built.
 */
export async function createServer(settings: Settings, parts: ServerParts): Promise<CorroServer> {
  const webFolder = parts.webFolder ?? join(apps, 'web', 'dist');
  const frameFolder = parts.frameFolder ?? join(apps, 'frame', 'dist');
  if (parts.pages === undefined && !existsSync(join(webFolder, 'pages.json'))) {
    throw new Error(`The app is not built: ${webFolder} has no pages.json. Run npm run build.`);
  }
  const source = parts.pages ?? builtPages(webFolder, settings);
  const webFiles = parts.pages === undefined ? new StaticFiles(webFolder, '/') : null;
  const frameFiles = new StaticFiles(frameFolder, '/frame/');
  const upstream = await openUpstream(settings, parts);
  const pages = new Pages(source, settings, upstream.isSimulated);
  const framePage = new FramePage(frameFolder, settings, upstream.isSimulated);
  const isSecure = settings.publicUrl?.startsWith('https:') === true;
  const app = new Hono<{ Bindings: { connected: string | undefined } }>();

  const readiness = watchReadiness(upstream.readiness ?? alwaysReady);
  let isStopping = false;
  const streams = createEventStreams();
  app.use('*', onEveryAnswer(settings));
  app.get('/healthz', () => new Response('ok'));
  app.get('/readyz', async () =>
    readinessAnswer(isStopping ? notReady('running', 'the server stops') : await readiness()),
  );
  const { observer } = parts;
  app.use('/api/*', compress({ encoding: 'gzip' }));
  app.all('/api/*', ({ req, env }) => {
    const answer = () => answerCall({ upstream, streams }, req.raw, env.connected);
    return observer === undefined ? answer() : observer.call(req.raw, answer);
  });
  app.get('/frame', (context) => context.redirect('/frame/', 308));
  app.get('*', (context) => {
    const { path } = context.req;
    const file =
      frameFiles.answer(path, context.req.raw.headers) ??
      webFiles?.answer(path, context.req.raw.headers);
    if (file) return file;
    if (path === '/frame/') {
      const place = pastFrame(context.req.raw);
      if (place !== null) return context.redirect(place);
      return framePage.answer(context.req.header('cookie'));
    }
    if (upstream.picture !== undefined && isPictureOfUpstream(context.req.raw)) {
      return upstream.picture(context.req.raw, context.env.connected);
    }
    if (isFilePath(path)) return notFound();
    return answerPage(pages, context.req.raw, isSecure);
  });
  app.all('*', () => new Response('Method not allowed', { status: 405 }));
  app.onError((error) => {
    parts.onFault?.(error);
    return new Response('Internal error', { status: 500 });
  });

  return {
    ...upstream,
    fetch: (request, connected) => app.fetch(request, { connected }),
    unready: () => void (isStopping = true),
    endStreams: () => streams.end(),
  };
}

const alwaysReady = (): Promise<Readiness> => Promise.resolve({ ready: true, checks: {} });

/** A call of the API, answered by the sandbox or the upstream. */
async function answerCall(
  { upstream, streams }: { upstream: Upstream; streams: EventStreams },
  request: Request,
  connected: string | undefined,
): Promise<Response> {
  return withApiHeaders(streams.pass(await upstream.fetch(request, connected)));
}

/** A page for the device that asks for one. */
async function answerPage(pages: Pages, request: Request, isSecure: boolean): Promise<Response> {
  const way = passage(request, isSecure);
  if (way.kind === 'frame') return redirectToFrame(way);
  if (way.kind === 'warning') return pages.warn(request.headers);
  const page = await pages.answer(new URL(request.url), request.headers);
  if (way.cookie !== null) page.headers.set('Set-Cookie', way.cookie);
  return page;
}

/** Built files and well-known names: where one is missing, the answer is 404 and not the app's page. */
function isFilePath(path: string): boolean {
  return /^\/(assets|frame)\/|^\/\.|^\/[^/]+\.(ico|txt|xml|json|js|map|png)$/.test(path);
}
