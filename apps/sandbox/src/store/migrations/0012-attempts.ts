/** After the wrong tries come waits, and each is longer than the one before. */
export default [
  `alter table attempts add column waits integer not null default 0`,
  `alter table attempts add column closed_until bigint not null default 0`,
];
