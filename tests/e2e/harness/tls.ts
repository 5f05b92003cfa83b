import { createHash, X509Certificate } from 'node:crypto';
import { request } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { generate } from 'selfsigned';

/** What speaks TLS in front of a server that does not. */
export interface TlsProxy {
  readonly port: number;
  /** Chromium's arguments by which `host` is this machine, and its certificate one that is trusted. */
  readonly browserArguments: readonly string[];
  /** From now on calls go to the server on this port. */
  forwardTo(port: number): void;
  close(): void;
}

/** Speaks TLS as `host`, on a free port, with a certificate of its own. It is to be closed. */
export async function startTlsProxy(host: string): Promise<TlsProxy> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: host }]);
  let target = 0;
  const server = createServer({ key, cert }, (call, answer) => {
    const headers = { ...call.headers, 'x-forwarded-proto': 'https' };
    const { method, url: path } = call;
    const forwarded = request({ port: target, method, path, headers }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(answer);
    });
    forwarded.on('error', () => answer.destroy());
    call.pipe(forwarded);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  const fingerprint = createHash('sha256').update(publicKey).digest('base64');
  return {
    // oxlint-disable-next-line no-unsafe-type-assertion -- what a TCP server's address is
    port: (server.address() as AddressInfo).port,
    browserArguments: [
      `--host-resolver-rules=MAP ${host} 127.0.0.1`,
      `--ignore-certificate-errors-spki-list=${fingerprint}`,
    ],
    forwardTo(port) {
      target = port;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
