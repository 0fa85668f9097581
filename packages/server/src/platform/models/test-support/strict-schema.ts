type Schema = Record<string, unknown>;

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

/** Strict output: every object is closed and every property required. */
export function findSchemaFault(value: unknown): string | null {
  if (!isSchema(value)) return 'There is no schema.';
  if (Array.isArray(value)) {
    return value.map(findSchemaFault).find((fault) => fault !== null) ?? null;
  }
  const { properties } = value;
  if (value.type === 'object' && isSchema(properties)) {
    if (value.additionalProperties !== false) return 'additionalProperties must be false.';
    const required = Array.isArray(value.required) ? value.required : [];
    const missing = Object.keys(properties).find((name) => !required.includes(name));
    if (missing) return `${missing} must be required.`;
    return findSchemaFault(Object.values(properties));
  }
  if (value.type === 'array') return findSchemaFault(value.items);
  if (Array.isArray(value.anyOf)) return findSchemaFault(value.anyOf);
  return null;
}

/** One vendor allows sixteen parameters that may be of more than one type. */
export function countUnions(value: unknown): number {
  if (!isSchema(value)) return 0;
  const own = Array.isArray(value.anyOf) || Array.isArray(value.type) ? 1 : 0;
  return Object.values(value).reduce<number>((sum, part) => sum + countUnions(part), own);
}
