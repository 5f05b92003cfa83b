import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

/** A page with the login's form, an inline style and no script. */
const html = `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Login</title>
<link rel="icon" href="data:,">
<style>
body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#16161d;background:#fff}
.mark{margin:0;padding:4px 16px;background:#f2a900;text-align:center;font-size:12px;font-weight:600}
header{padding:12px 16px;font-size:20px;font-weight:600}
main{display:grid;gap:24px;padding:16px}
h1{margin:0;font-size:28px;line-height:1.2}
form,label,nav{display:grid;gap:8px}
form{gap:16px}
input,button{box-sizing:border-box;width:100%;min-height:48px;padding:0 16px;border:1px solid #85858f;border-radius:12px;font:inherit}
button{border:0;background:#3040a0;color:#fff;font-weight:600}
small{color:#5c5c66}
nav{justify-items:center}
a{color:#3040a0}
</style>
</head>
<body>
<p class="mark">DEMO · dinero simulado</p>
<header>Iniciar sesión</header>
<main>
<h1>Hola de nuevo</h1>
<form method="post">
<label>Teléfono<input name="phone" type="tel" autocomplete="username"><small>10 dígitos</small></label>
<label>Contraseña<input name="password" type="password" autocomplete="current-password"></label>
<button>Iniciar sesión</button>
</form>
<nav><a href="/forgot-password">¿Olvidaste tu contraseña?</a><span>¿Aún no tienes cuenta?</span><a href="/register">Crear cuenta</a></nav>
</main>
</body>
</html>
`;

export interface StaticPage {
  readonly address: string;
  close(): Promise<void>;
}

export async function serveStaticPage(): Promise<StaticPage> {
  const body = brotliCompressSync(html);
  const server: Server = createServer((_, response) => {
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Encoding': 'br',
      'Content-Length': body.length,
      'Cache-Control': 'no-store',
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}/login`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
