/** Adds the kind of order that bought a lot: all earlier lots were bought at the market. */
export default [`alter table lots add column mold text not null default 'stock'`];
