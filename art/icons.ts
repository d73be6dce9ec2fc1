/** Writes the icons that web/ imports into web/kit/icons.tsx and staff-icons.tsx, from Lucide's package: node art/icons.ts. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const version = '1.71.0'
const web = join(import.meta.dirname, '../web')
/** Those that only staff see are in a file of their own. */
const targets = ['icons.tsx', 'staff-icons.tsx']

function importedNames(target: string): string[] {
  const importOfIcons = new RegExp(`import (?:type )?\\{([^}]*)\\} from '[^']*/${target}'`, 'g')
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
  const imported = files.flatMap((file) => [...readFileSync(join(web, file), 'utf8').matchAll(importOfIcons)])
  const names = imported.flatMap(([, list = '']) => list.split(',').map((name) => name.trim().split(' as ')[0]!))
  return [...new Set(names)]
    .filter((name) => name && !name.startsWith('type ') && name !== 'Icon' && name !== 'icon')
    .toSorted()
}

type Shape = Record<string, string>

const ellipse = (cx: number, cy: number, rx: number, ry: number) =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`

function rectangle(x: number, y: number, width: number, height: number, r: number): string {
  const [across, down] = [width - 2 * r, height - 2 * r]
  const corner = (toX: number, toY: number) => `a${r} ${r} 0 0 1 ${toX} ${toY}`
  const [upper, lower] = [`h${across}${corner(r, r)}v${down}`, `${corner(-r, r)}h${-across}${corner(-r, -r)}`]
  return `M${x + r} ${y}${upper}${lower}v${-down}${corner(r, -r)}z`
}

/** Every shape as a path that begins at an absolute point, so that they can be joined. */
const paths: Record<string, (shape: Shape) => string> = {
  path: ({ d = '' }) =>
    d.replace(/^m\s*(-?[\d.]+)[ ,]?(-?\d*\.?\d+)\s*(?=([-\d.])?)/, (_, x: string, y: string, next?: string) =>
      next ? `M${x} ${y}l` : `M${x} ${y}`,
    ),
  line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
  circle: ({ cx, cy, r }) => ellipse(Number(cx), Number(cy), Number(r), Number(r)),
  ellipse: ({ cx, cy, rx, ry }) => ellipse(Number(cx), Number(cy), Number(rx), Number(ry)),
  rect: ({ x, y, width, height, rx }) => rectangle(Number(x), Number(y), Number(width), Number(height), Number(rx)),
}

function readLucide(folder: string, names: string[]): string[] {
  execFileSync('npm', ['pack', '--silent', `lucide-react@${version}`], { cwd: folder })
  execFileSync('tar', ['-xzf', `lucide-react-${version}.tgz`], { cwd: folder })
  const source = (file: string) => readFileSync(join(folder, 'package/dist/esm', file), 'utf8')
  const index = source('lucide-react.mjs')
  return names.map((name) => {
    const file = new RegExp(`default as ${name}\\b[^}]*\\} from ["']\\./(icons/[^"']+)`).exec(index)?.[1]
    if (!file) throw new Error(`Lucide has no icon ${name}`)
    const shapes = [...source(file).matchAll(/\[\s*"(\w+)",\s*\{([^}]*)\}\s*\]/g)].map(
      ([, tag = '', attributes = '']) =>
        paths[tag]!(
          Object.fromEntries([...attributes.matchAll(/(\w+): "([^"]*)"/g)].map(([, key, value]) => [key, value])),
        ),
    )
    return `export const ${name} = icon('${shapes.join('')}')\n`
  })
}

const folder = mkdtempSync(join(tmpdir(), 'icons-'))
try {
  for (const target of targets) {
    const file = join(web, 'kit', target)
    const [head] = readFileSync(file, 'utf8').split(/^export const (?!icon\b)/m)
    writeFileSync(file, head + readLucide(folder, importedNames(target)).join(''))
  }
} finally {
  rmSync(folder, { recursive: true })
}
