import { CodeEditor, type CodeEditorProps } from '../practice/code-editor.tsx'
import '../practice/practice.css'

/** Code of an exercise that staff write. */
export const CodeField = (props: CodeEditorProps) => <CodeEditor {...props} />
