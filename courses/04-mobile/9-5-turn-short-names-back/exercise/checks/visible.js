export default [
  {
    name: 'turns a frame back, with its line',
    hint: 'The real line is the short one plus the difference of the two first lines: 27 - 9.',
    run: ({ retrace }) =>
      retrace('org.dudh.collector.CardAnalyzer -> c4.a:\n    9:11:void report(java.util.List):27:29 -> b', '\tat c4.a.b(SourceFile:10)'),
    expect: '\tat org.dudh.collector.CardAnalyzer.report(line 28)',
  },
  {
    name: 'leaves what it doesn’t know as it is',
    hint: 'If no function fits, return the whole match.',
    run: ({ retrace }) =>
      retrace(
        'org.dudh.collector.CardAnalyzer -> c4.a:\n    9:11:void report(java.util.List):27:29 -> b',
        'java.lang.IllegalStateException: c4 is closed\n\tat z9.q.b(SourceFile:10)\n\tat c4.a.x(SourceFile:10)\n\tat android.os.Looper.loop(Looper.java:288)',
      ),
    expect:
      'java.lang.IllegalStateException: c4 is closed\n\tat z9.q.b(SourceFile:10)\n\tat c4.a.x(SourceFile:10)\n\tat android.os.Looper.loop(Looper.java:288)',
  },
  {
    name: 'finds the class above each function',
    hint: 'Keep the newest class line in a variable while you go through the mapping.',
    run: ({ retrace }) =>
      retrace(
        "# compiler: R8\norg.dudh.collector.CardAnalyzer -> c4.a:\n# {\"id\":\"sourceFile\",\"fileName\":\"CardAnalyzer.kt\"}\n    int frames -> c\n    1:8:void analyze(androidx.camera.core.ImageProxy):18:25 -> a\n    9:11:void report(java.util.List):27:29 -> b\norg.dudh.collector.Totals -> c4.f:\n    1:5:void sendAll():11:15 -> a\n    6:10:org.dudh.collector.DayTotal today(java.lang.String):18:22 -> b\n",
        'at c4.a.a(SourceFile:3)\nat c4.f.a(SourceFile:3)\nat c4.f.b(SourceFile:7)',
      ),
    expect:
      'at org.dudh.collector.CardAnalyzer.analyze(line 20)\nat org.dudh.collector.Totals.sendAll(line 13)\nat org.dudh.collector.Totals.today(line 19)',
  },
  {
    name: 'finds the first frame that is ours',
    hint: 'Split the trace into lines and look for "at " and the prefix.',
    run: ({ firstOurs }) =>
      firstOurs(
        'java.util.NoSuchElementException: List is empty.\n\tat kotlin.collections.CollectionsKt.first(CollectionsKt.kt:1)\n\tat org.dudh.collector.CardAnalyzer.report(line 28)\n\tat org.dudh.collector.CardAnalyzer.analyze(line 20)',
        'org.dudh.',
      ),
    expect: 'org.dudh.collector.CardAnalyzer.report(line 28)',
  },
  {
    name: 'gives null when no frame is ours',
    hint: 'find gives undefined if nothing fits. ?? null makes null of it.',
    run: ({ firstOurs }) => firstOurs('java.io.IOException: lost\n\tat java.net.Socket.read(Socket.java:5)', 'org.dudh.'),
    expect: null,
  },
]
