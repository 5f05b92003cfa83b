const fields: Readonly<Record<string, string>> = {
  'phone-taken': 'phone',
  'invalid-phone': 'phone',
  'weak-password': 'password',
  'wrong-invitation': 'invitation',
};

/** The field that a refusal of the registration is about; null where it is about none. */
export function fieldAtFault(code: string | undefined): string | null {
  return code === undefined ? null : (fields[code] ?? null);
}
