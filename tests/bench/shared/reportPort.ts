/** Sends a port to the parent process, and answers each of its messages with the CPU time in microseconds. */
export function reportPort(port: number): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpu: user + system });
  });
  process.on('disconnect', () => process.exit());
  process.send?.({ port });
}
