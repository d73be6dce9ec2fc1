import { DockerfileParser, type Instruction, ModifiableInstruction } from 'dockerfile-ast'
import { refuse } from './texts.ts'

export type Step = { keyword: string; value: string; args: string[]; flags: Record<string, string>; line: number }
export type Stage = { name: string; from: string; steps: Step[] }

const keywords = new Set(
  'ADD ARG CMD COPY ENTRYPOINT ENV EXPOSE FROM HEALTHCHECK LABEL MAINTAINER ONBUILD RUN SHELL STOPSIGNAL USER VOLUME WORKDIR'.split(
    ' ',
  ),
)

/** The stages of a Dockerfile in order, each with the steps after its FROM. */
export function readDockerfile(path: string, text: string): Stage[] {
  const stages: Stage[] = []
  for (const instruction of DockerfileParser.parse(text).getInstructions()) {
    const step = stepOf(instruction)
    if (!keywords.has(step.keyword))
      refuse(path, step.line, `“${instruction.getInstruction()}” is no instruction of a Dockerfile.`)
    if (step.keyword === 'FROM') {
      const [from = '', as, name = ''] = step.args
      if (from === '') refuse(path, step.line, 'FROM needs the name of an image.')
      stages.push({ from, name: as?.toUpperCase() === 'AS' ? name : '', steps: [] })
    } else if (stages.length > 0) stages.at(-1)!.steps.push(step)
    else if (step.keyword !== 'ARG')
      refuse(path, step.line, 'A Dockerfile begins with FROM. Only ARG may come before it.')
    if (step.value === '') refuse(path, step.line, `${step.keyword} needs a value.`)
  }
  if (stages.length === 0) refuse(path, 1, 'There is no FROM: a Dockerfile begins with the image that it builds on.')
  return stages
}

const flagAtStart = /^--([\w-]+)(?:=(\S*))?\s*/

function stepOf(instruction: Instruction): Step {
  const value = (instruction.getArgumentsContent() ?? '').replaceAll(/\\\r?\n\s*/g, ' ').trim()
  const flags: Record<string, string> = {}
  // Most instructions keep their flags apart; FROM has them in its arguments.
  if (instruction instanceof ModifiableInstruction)
    for (const flag of instruction.getFlags()) flags[flag.getName()] = flag.getValue() ?? ''
  let rest = value
  for (let found = flagAtStart.exec(rest); found; found = flagAtStart.exec(rest)) {
    flags[found[1]!] = found[2] ?? ''
    rest = rest.slice(found[0].length)
  }
  return {
    keyword: instruction.getKeyword(),
    value: rest,
    args: argsOf(rest),
    flags,
    line: instruction.getRange().start.line + 1,
  }
}

/** The list of ["node", "server.js"], or the words of a line. */
function argsOf(value: string): string[] {
  if (value.startsWith('[')) {
    try {
      const list = JSON.parse(value) as unknown
      if (Array.isArray(list)) return list.map(String)
    } catch {
      // Docker takes it for a command of the shell, too.
    }
  }
  return value.split(/\s+/).filter(Boolean)
}
