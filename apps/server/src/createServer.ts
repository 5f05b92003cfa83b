import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PoolState } from '@corro/sandbox';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { clientAddress } from './clientAddress.ts';
import { notFound } from './errorResponses.ts';
import { createEventStreams } from './eventStreams.ts';
import { redirectFromFrame, redirectToFrame, resolveDevice } from './device/gate.ts';
import { addHeaders } from './everyAnswer.ts';
import { FramePage } from './framePage.ts';
import { builtPages, Pages, type PageSource } from './pages.ts';
import { isPictureOfUpstream } from './pictures.ts';
import { isAmbiguousPath } from './proxy/contractCalls.ts';
import { notReady, readinessAnswer, reportChanges, watchReadiness } from './readiness.ts';
import type { Settings } from './settings.ts';
import type { Reading } from './telemetry/readings.ts';
import { createServiceWorker } from './serviceWorker.ts';
import { StaticFiles } from './staticFiles.ts';
import { openUpstream, withApiHeaders, type Upstream, type UpstreamParts } from './upstream.ts';

export interface CorroServer extends Upstream {
  /** Makes `/readyz` answer 503 from now on. */
  readonly unready: () => void;
  /** Ends the event streams. */
  readonly endStreams: () => void;
}

export interface ServerParts extends UpstreamParts {
  /** Folders of the built app and desktop page; default: those of this repository. */
  readonly webFolder?: string;
  readonly frameFolder?: string;
  /** Replaces the built pages. The server then serves no chunks of the app. */
  readonly pages?: PageSource;
}

/** Milliseconds between the server's own readiness checks. */
const checkEveryMs = 5_000;

const apps = join(import.meta.dirname, '..', '..');

/**
 * Serves the API, the app and the desktop page. Rejects with an Error for the terminal when the
 * sandbox cannot open its data or the app has not been built.
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
  const worker = createServiceWorker(
    parts.pages === undefined ? webFolder : null,
    source,
    settings,
  );
  const pages = new Pages(source, settings, worker.version, upstream.isSimulated);
  const framePage = new FramePage(frameFolder, settings, upstream.isSimulated);
  const isSecure = settings.publicUrl?.startsWith('https:') === true;
  const app = new Hono<{ Bindings: { peerAddress: string | undefined } }>();

  const { observer } = parts;
  const readiness = reportChanges(watchReadiness(upstream.readiness), (change) =>
    observer?.state(change),
  );
  // The server checks its readiness every few seconds, so that outages are logged even if no load
  // balancer requests `/readyz`.
  const checkTimer =
    observer === undefined ? undefined : setInterval(() => void readiness(), checkEveryMs).unref();
  let isStopping = false;
  const streams = createEventStreams();
  observer?.watch(() => [
    { name: 'corro.streams.open', value: streams.count() },
    ...(upstream.pools?.() ?? []).flatMap(readingsOfPool),
  ]);
  app.use('*', addHeaders(settings));
  app.get('/healthz', () => new Response('ok'));
  app.get('/readyz', async () =>
    readinessAnswer(isStopping ? notReady('running', 'the server stops') : await readiness()),
  );
  app.use('/api/*', compress({ encoding: 'gzip' }));
  app.all('/api/*', ({ req, env }) => {
    const answer = async () =>
      withApiHeaders(
        isAmbiguousPath(req.path)
          ? badPath()
          : streams.track(await upstream.fetch(req.raw, env.peerAddress)),
        req.path,
      );
    if (observer === undefined) return answer();
    const address = clientAddress(req.raw.headers, env.peerAddress, settings.trustedProxies);
    return observer.call(req.raw, address, answer);
  });
  app.get('/sw.js', ({ req }) => worker.answer(req.raw.headers));
  app.get('/frame', (context) => context.redirect('/frame/', 308));
  app.get('*', (context) => {
    const { path } = context.req;
    const file =
      frameFiles.answer(path, context.req.raw.headers) ??
      webFiles?.answer(path, context.req.raw.headers);
    if (file) return file;
    if (path === '/frame/') {
      const address = redirectFromFrame(context.req.raw);
      if (address !== null) return context.redirect(address);
      return framePage.answer(context.req.header('cookie'));
    }
    if (
      upstream.picture !== undefined &&
      isPictureOfUpstream(context.req.raw, settings.picturePaths)
    ) {
      if (isAmbiguousPath(path)) return badPath();
      return upstream.picture(context.req.raw, context.env.peerAddress);
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
    fetch: (request, peerAddress) => app.fetch(request, { peerAddress }),
    unready: () => void (isStopping = true),
    close() {
      clearInterval(checkTimer);
      return upstream.close();
    },
    endStreams: () => streams.end(),
  };
}

/** Metrics of a pool: its connections by state, and the calls that wait for a connection. */
function readingsOfPool({ name: pool, used, idle, waiting }: PoolState): readonly Reading[] {
  const attributes = { 'db.client.connection.pool.name': pool };
  const count = (state: string, value: number): Reading => ({
    name: 'db.client.connection.count',
    value,
    attributes: { ...attributes, 'db.client.connection.state': state },
  });
  return [
    count('used', used),
    count('idle', idle),
    { name: 'db.client.connection.pending_requests', value: waiting, attributes },
  ];
}

async function answerPage(pages: Pages, request: Request, isSecure: boolean): Promise<Response> {
  const target = resolveDevice(request, isSecure);
  if (target.kind === 'frame') return redirectToFrame(target);
  if (target.kind === 'warning') return pages.warn(request.headers);
  const page = await pages.answer(new URL(request.url), request.headers);
  if (target.cookie !== null) page.headers.set('Set-Cookie', target.cookie);
  return page;
}

const badPath = () => new Response('Bad request', { status: 400 });

/**
 * True for a path of a built file or a well-known name. If there is no such file, the answer is 404
 * and not the app's page.
 */
function isFilePath(path: string): boolean {
  return /^\/(assets|frame)\/|^\/\.|^\/[^/]+\.(ico|txt|xml|json|js|map|png)$/.test(path);
}
