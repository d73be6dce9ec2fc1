export default [
  {
    name: 'tells two functions with one short name apart by their lines',
    hint: 'Compare class, short name and range together.',
    run: ({ retrace }) =>
      ['1', '4', '5', '9', '10', '0'].map((line) =>
        retrace(
          'org.dudh.A -> a.a:\n    1:4:void open():50:53 -> a\n    5:9:int close(int,java.lang.String):70:74 -> a',
          `at a.a.a(SourceFile:${line})`,
        ),
      ),
    expect: [
      'at org.dudh.A.open(line 50)',
      'at org.dudh.A.open(line 53)',
      'at org.dudh.A.close(line 70)',
      'at org.dudh.A.close(line 74)',
      'at a.a.a(SourceFile:10)',
      'at a.a.a(SourceFile:0)',
    ],
  },
  {
    name: 'compares lines as numbers and not as texts',
    hint: 'As texts, "9" is larger than "10". Use Number for the line and for the range.',
    run: ({ retrace }) =>
      ['9', '10', '100', '12'].map((line) =>
        retrace('org.dudh.A -> a.a:\n    9:100:void open():109:200 -> a\n    1:8:void shut():1:8 -> a', `at a.a.a(SourceFile:${line})`),
      ),
    expect: ['at org.dudh.A.open(line 109)', 'at org.dudh.A.open(line 110)', 'at org.dudh.A.open(line 200)', 'at org.dudh.A.open(line 112)'],
  },
  {
    name: 'reads a mapping with the line ends of Windows',
    hint: 'Split at /\\r?\\n/.',
    run: ({ retrace }) =>
      retrace('# compiler: R8\r\norg.dudh.A -> a.a:\r\n    int x -> b\r\n\r\n    1:4:void open():50:53 -> a\r\n', 'at a.a.a(SourceFile:2)'),
    expect: 'at org.dudh.A.open(line 51)',
  },
  {
    name: 'knows inner classes with a dollar sign',
    hint: 'Allow $ in the name of a class, in the mapping and in the frame.',
    run: ({ retrace }) =>
      retrace(
        'org.dudh.A$Inner -> a.a$b:\n    1:1:void onSuccess(java.lang.Object):23:23 -> a\norg.dudh.B -> a.b:\n    1:1:void run():9:9 -> a',
        'at a.a$b.a(SourceFile:1)\nat a.b.a(SourceFile:1)',
      ),
    expect: 'at org.dudh.A$Inner.onSuccess(line 23)\nat org.dudh.B.run(line 9)',
  },
  {
    name: 'translates every frame of a long trace and keeps the rest',
    hint: 'The pattern for replace needs the letter g, so that all frames are found.',
    run: ({ retrace }) =>
      retrace(
        "# compiler: R8\norg.dudh.collector.CardAnalyzer -> c4.a:\n# {\"id\":\"sourceFile\",\"fileName\":\"CardAnalyzer.kt\"}\n    int frames -> c\n    1:8:void analyze(androidx.camera.core.ImageProxy):18:25 -> a\n    9:11:void report(java.util.List):27:29 -> b\norg.dudh.collector.Totals -> c4.f:\n    1:5:void sendAll():11:15 -> a\n    6:10:org.dudh.collector.DayTotal today(java.lang.String):18:22 -> b\n",
        'java.util.NoSuchElementException: List is empty.\n\tat kotlin.collections.CollectionsKt.first(CollectionsKt.kt:1)\n\tat c4.a.b(SourceFile:10)\n\tat c4.b.a(SourceFile:1)\n\tat c4.a.a(SourceFile:8)\nCaused by: java.io.IOException\n\tat c4.a.b(SourceFile:11)',
      ),
    expect:
      'java.util.NoSuchElementException: List is empty.\n\tat kotlin.collections.CollectionsKt.first(CollectionsKt.kt:1)\n\tat org.dudh.collector.CardAnalyzer.report(line 28)\n\tat c4.b.a(SourceFile:1)\n\tat org.dudh.collector.CardAnalyzer.analyze(line 25)\nCaused by: java.io.IOException\n\tat org.dudh.collector.CardAnalyzer.report(line 29)',
  },
  {
    name: 'takes a message with our name for no frame, and looks at the beginning',
    hint: 'A frame begins with at, after spaces. The class must begin with the prefix, not only contain it.',
    run: ({ firstOurs }) => [
      firstOurs('org.dudh.collector.Broken: no (reason)\n\tat com.org.dudh.Other.run(Other.java:1)\n  at org.dudh.A.open(line 3)', 'org.dudh.'),
      firstOurs('org.dudh.collector.Broken: look at org.dudh.A.open(line 3)\n\tat java.net.Socket.read(Socket.java:5)', 'org.dudh.'),
      firstOurs('org.dudh.Broken\r\n\tat org.dudh.B.run(line 9)\r\n', 'org.dudh.'),
    ],
    expect: ['org.dudh.A.open(line 3)', null, 'org.dudh.B.run(line 9)'],
  },
]
