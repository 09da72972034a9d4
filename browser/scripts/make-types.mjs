// Writes src/shell/api.ts from schema.json, which the server's own structs are the source of.
// Only the few forms that msgspec makes are known here; anything else is an error, not a guess.

import { readFileSync, writeFileSync } from 'node:fs';

const here = new URL('..', import.meta.url);
const { schemas } = JSON.parse(readFileSync(new URL('schema.json', here), 'utf8')).components;

function typeOf(schema) {
  if (schema.$ref) return schema.$ref.split('/').at(-1);
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' | ');
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if ('const' in schema) return JSON.stringify(schema.const);
  switch (schema.type) {
    case 'array':
      return arrayOf(schema);
    case 'object':
      return schema.additionalProperties
        ? `Record<string, ${typeOf(schema.additionalProperties)}>`
        : 'Record<string, unknown>';
    case 'integer':
    case 'number':
      return 'number';
    case 'string':
    case 'boolean':
    case 'null':
      return schema.type;
    case undefined:
      return 'unknown';
    default:
      throw new Error(`no type for ${JSON.stringify(schema)}`);
  }
}

function arrayOf(schema) {
  if (schema.prefixItems) return `[${schema.prefixItems.map(typeOf).join(', ')}]`;
  const item = typeOf(schema.items ?? {});
  return item.includes('|') ? `(${item})[]` : `${item}[]`;
}

function comment(text, indent = '') {
  const lines = (text ?? '').split('\n').map((line) => `${indent}// ${line.trim()}`.trimEnd());
  return text ? lines.join('\n') + '\n' : '';
}

// What we send may leave out whatever has a default; what we get always has every field, for msgspec writes them all.
const sent = new Set(['NewTable', 'NewSeat', 'JoinTable', 'ClaimSeat', 'HandOver']);

function interfaceOf(name, schema) {
  const required = new Set(schema.required ?? []);
  const fields = Object.entries(schema.properties ?? {}).map(([field, form]) => {
    const optional = sent.has(name) && !required.has(field) ? '?' : '';
    return `  ${field}${optional}: ${typeOf(form)};\n`;
  });
  return `${comment(schema.description)}export interface ${name} {\n${fields.join('')}}\n`;
}

const head =
  '// Made by `npm run types` from schema.json, that is, from src/shambles/server/messages.py. Do not edit.\n';
const pages = Object.keys(schemas)
  .sort()
  .map((name) => interfaceOf(name, schemas[name]));
writeFileSync(new URL('src/shell/api.ts', here), [head, ...pages].join('\n'));
