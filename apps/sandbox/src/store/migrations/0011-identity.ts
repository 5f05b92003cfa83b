/** Photos that customers have uploaded, and the names that they verify. */
export default [
  `create table photos (
    customer_id uuid not null, photo_id uuid not null, jpeg bytea not null,
    is_used boolean not null, created_at bigint not null,
    primary key (customer_id, photo_id))`,
  `create table verifications (
    customer_id uuid primary key, status int not null, real_name text not null,
    id_number text not null, id_kind text, front_photo uuid not null, back_photo uuid not null,
    created_at bigint not null)`,
];
