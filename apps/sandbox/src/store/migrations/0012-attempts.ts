/** Waits after wrong tries, each longer than the one before. */
export default [
  `alter table attempts add column waits integer not null default 0`,
  `alter table attempts add column closed_until bigint not null default 0`,
];
