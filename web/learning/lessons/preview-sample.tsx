import { CodeSample, type CodeSampleProps } from './code-sample.tsx'

/** HTML that will be shown beside its code. */
export const PreviewSample = (props: CodeSampleProps) => <CodeSample {...props} />
