import java.io.File

data class Block(val name: String, val thread: String, val start: Int, val length: Int) {
    val end get() = start + length
    operator fun contains(other: Block) =
        this != other && thread == other.thread && other.start >= start && other.end <= end
}

fun selfTimes(blocks: List<Block>): List<Pair<String, Int>> = blocks.map { block ->
    val inside = blocks.filter { it in block }
    val children = inside.filter { child -> inside.none { child in it } }
    block.name to block.length - children.sumOf { it.length }
}.sortedByDescending { it.second }

fun main(args: Array<String>) {
    val blocks = File(args.firstOrNull() ?: "startup-trace.csv").readLines().drop(1).map { line ->
        val (name, thread, start, length) = line.split(",")
        Block(name, thread, start.toInt(), length.toInt())
    }
    val main = blocks.filter { it.thread == "main" }
    for ((name, ms) in selfTimes(main)) println("$ms ms  $name")
    println("first frame after ${main.maxOf { it.end }} ms")
}
