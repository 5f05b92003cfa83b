/** Sends a port to the parent process, and the CPU time in microseconds after each message of it. */
export function reportPort(port: number): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpu: user + system });
  });
  process.on('disconnect', () => process.exit());
  process.send?.({ port });
}
