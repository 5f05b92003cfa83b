// For tests: replaces the process that decodes photos, and follows the command in the photo's
// bytes.

process.on('disconnect', () => process.exit());
process.on('message', (bytes: Uint8Array) => {
  const [what = '', value = ''] = Buffer.from(bytes).toString().split(' ');
  if (what === 'exit') process.exit(Number(value));
  if (what === 'abort') process.kill(process.pid, 'SIGABRT');
  if (what === 'hang') return;
  if (what === 'arguments') {
    process.send?.({ jpeg: Buffer.from(process.argv.slice(2).join(' ')) });
    return;
  }
  const environment = Object.keys(process.env).filter((name) => !name.startsWith('NODE_'));
  process.send?.({ jpeg: Buffer.from([process.pid, ...environment].join(' ')) });
});
