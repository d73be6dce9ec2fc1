import java.io.File

private val classLine = Regex("""^(\S+) -> (\S+):$""")
private val methodLine = Regex("""^\s+(\d+):(\d+):\S+ (\w+)\(.*\):(\d+):\d+ -> (\w+)$""")
private val frame = Regex("""(\S+)\.(\w+)\(SourceFile:(\d+)\)""")

fun retrace(mapping: String, trace: String): String {
    var owner = "" to ""
    val methods = mapping.lines().mapNotNull { line ->
        classLine.find(line)?.let { owner = it.groupValues[2] to it.groupValues[1] }
        methodLine.find(line)?.let { match ->
            val (from, to, name, original, short) = match.destructured
            (owner.first to short) to Triple(from.toInt()..to.toInt(), "${owner.second}.$name", original.toInt() - from.toInt())
        }
    }
    return frame.replace(trace) { match ->
        val (type, short, text) = match.destructured
        val line = text.toInt()
        val found = methods.find { (key, value) -> key == type to short && line in value.first }?.second
        if (found == null) match.value else "${found.second}(line ${line + found.third})"
    }
}

fun main(args: Array<String>) {
    val folder = args.firstOrNull() ?: "."
    for (name in listOf("crash.txt", "anr.txt")) println(retrace(File(folder, "mapping.txt").readText(), File(folder, name).readText()))
}
