/** Which kind of order a lot was bought by: until now each was bought at the market. */
export default [`alter table lots add column mold text not null default 'stock'`];
