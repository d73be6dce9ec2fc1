import { transform } from 'sucrase'
import type { ProgramFile } from '../program.ts'
import { FileError } from './modules.ts'

/** Takes the types away; lines stay where they are. */
export function compileTypeScript({ path, text }: ProgramFile): ProgramFile {
  if (!/\.[mc]?ts$/.test(path)) return { path, text }
  try {
    return { path, text: transform(text, { transforms: ['typescript'], disableESTransforms: true }).code }
  } catch (error) {
    const { message, loc } = error as Error & { loc?: { line: number } }
    throw new FileError(
      message.replace(/^Error transforming [^:]*: /, '').replace(/ \(\d+:\d+\)$/, ''),
      path,
      loc?.line ?? null,
    )
  }
}
