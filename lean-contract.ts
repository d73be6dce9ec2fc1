import { parseAst, type Plugin } from 'vite'

/** Parts of an endpoint that only the server reads. */
const serverParts = new Set(['reply', 'params', 'query', 'summary', 'limit'])

type Node = { type: string; start: number; end: number; [key: string]: unknown }

/**
 * Leaves out of the browser's build what only the server needs of the contract: the schemas of replies, paths and
 * queries. What nothing refers to any more is dropped, because each declaration is marked as free of side effects.
 */
export function leanContract(): Plugin {
  return {
    name: 'lean-contract',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /[\\/]contract[\\/](?!.*\.test\.).*\.ts$/ },
      handler: (code) => {
        const edits = (parseAst(code).body as unknown as Node[]).flatMap(editsOf)
        if (edits.length === 0) return null
        return { code: apply(code, edits), map: null }
      },
    },
  }
}

type Edit = { start: number; end: number; text: string }

function editsOf(statement: Node): Edit[] {
  const declaration = (
    statement.type === 'ExportNamedDeclaration' ? statement['declaration'] : statement
  ) as Node | null
  if (declaration?.type !== 'VariableDeclaration') return []
  return (declaration['declarations'] as Node[]).flatMap(({ init }) => {
    const value = init as Node | null
    if (value?.type !== 'CallExpression') return []
    return [
      { start: value.start, end: value.start, text: '/*#__PURE__*/ (() => ' },
      ...removed(value),
      { start: value.end, end: value.end, text: ')()' },
    ]
  })
}

function removed(call: Node): Edit[] {
  const [declared] = call['arguments'] as Node[]
  if ((call['callee'] as { name?: string }).name !== 'endpoint' || declared?.type !== 'ObjectExpression') return []
  const properties = declared['properties'] as Node[]
  return properties.flatMap((property, index) => {
    const { name } = (property['key'] ?? {}) as { name?: string }
    if (!name || !serverParts.has(name)) return []
    return [{ start: property.start, end: properties[index + 1]?.start ?? declared.end - 1, text: '' }]
  })
}

function apply(code: string, edits: Edit[]): string {
  let result = ''
  let from = 0
  for (const { start, end, text } of edits) {
    result += code.slice(from, start) + text
    from = end
  }
  return result + code.slice(from)
}
