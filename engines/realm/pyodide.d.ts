declare module 'pyodide/pyodide.asm.mjs' {
  import type { PyodideConfig } from 'pyodide'

  const createPyodideModule: NonNullable<PyodideConfig['createPyodideModule']>
  // oxlint-disable-next-line import/no-default-export -- As Pyodide exports it.
  export default createPyodideModule
}
