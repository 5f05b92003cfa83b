import { readJson, type SafeStorage } from '../../app/storage/storage.ts';
import { products, type Product } from './product.ts';

/** The products that were explained on this device; past a logout too. */
export function readSeen(storage: SafeStorage): readonly Product[] {
  const stored = readJson(storage, 'seen_products');
  return Array.isArray(stored) ? products.filter((product) => stored.includes(product)) : [];
}

/** Keeps that a product was explained. */
export function keepSeen(storage: SafeStorage, product: Product): void {
  const seen = new Set([...readSeen(storage), product]);
  storage.write('seen_products', JSON.stringify([...seen]));
}
