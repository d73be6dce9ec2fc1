package org.dudh.collector

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.Button
import androidx.compose.material3.Card
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.OutlinedButton
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.tooling.preview.Preview
import androidx.compose.ui.unit.dp
import org.dudh.collector.ui.theme.DudhTheme

/** 4250 is "4.25 l"; whole numbers only, so nothing is rounded. */
fun litres(ml: Int): String = "${ml / 1000}.${(ml % 1000).toString().padStart(3, '0')}".trimEnd('0').trimEnd('.') + " l"

@Composable
fun DuplicateCard(first: SyncedEntry, second: SyncedEntry, onSame: () -> Unit, onBoth: () -> Unit) {
    Card(Modifier.fillMaxWidth().semantics { liveRegion = LiveRegionMode.Polite }) {
        Column(Modifier.padding(16.dp), verticalArrangement = Arrangement.spacedBy(8.dp)) {
            Text("Member ${first.member}: same can?", style = MaterialTheme.typography.titleLarge)
            Text("${litres(first.ml)} by phone ${first.phone}: counts")
            Text("${litres(second.ml)} by phone ${second.phone}, ${(second.time - first.time) / 1000} s later: doesn't count")
            // Below each other: at font size 200% two buttons in a row would be cut.
            Button(onSame, Modifier.fillMaxWidth().heightIn(min = 60.dp)) { Text("Same can") }
            OutlinedButton(onBoth, Modifier.fillMaxWidth().heightIn(min = 60.dp)) { Text("Two cans") }
        }
    }
}

@Preview(name = "Light", widthDp = 360)
@Preview(name = "Font 200%", widthDp = 360, fontScale = 2f)
@Composable
private fun DuplicatePreview() = DudhTheme {
    DuplicateCard(SyncedEntry("a", "A", 17, 4250, 0), SyncedEntry("b", "B", 17, 4250, 18_000), {}, {})
}
