export function retrace(mapping, trace) {
  for (const line of mapping.split('\n')) {
    // Is it a class or a function? Remember the class for the functions below it.
  }
  return trace
}

export function firstOurs(trace, prefix) {
  return null
}

const mapping = `org.dudh.collector.CardAnalyzer -> c4.a:
    9:11:void report(java.util.List):27:29 -> b`
console.log(retrace(mapping, 'at c4.a.b(SourceFile:10)'))
