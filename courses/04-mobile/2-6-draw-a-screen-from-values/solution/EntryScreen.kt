package org.dudh.collector

import android.content.res.Configuration
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawingPadding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.Button
import androidx.compose.material3.FilledTonalButton
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.tooling.preview.Preview
import androidx.compose.ui.unit.dp
import org.dudh.collector.ui.theme.DudhTheme

@Composable
fun EntryScreen(member: String, litres: String, fat: String, price: String) {
    Surface(Modifier.fillMaxSize()) {
        Column(Modifier.safeDrawingPadding().padding(horizontal = 12.dp)) {
            // What is read: may scroll when the text is large.
            Column(
                Modifier.weight(1f).verticalScroll(rememberScrollState()),
                verticalArrangement = Arrangement.spacedBy(8.dp),
            ) {
                ValueRow("Member", member)
                ValueRow("Litres", litres)
                ValueRow("Fat", fat)
                Text(price.ifEmpty { "₹ –" }, style = MaterialTheme.typography.displaySmall)
            }
            // What is pressed: always at the thumb.
            Keypad()
            Button({}, Modifier.fillMaxWidth().padding(vertical = 4.dp).heightIn(min = 60.dp)) {
                Text("Save", style = MaterialTheme.typography.titleLarge)
            }
        }
    }
}

@Composable
private fun ValueRow(label: String, value: String) {
    Surface(
        modifier = Modifier.fillMaxWidth(),
        shape = MaterialTheme.shapes.medium,
        color = MaterialTheme.colorScheme.surfaceVariant,
    ) {
        Row(
            Modifier.heightIn(min = 56.dp).padding(horizontal = 16.dp, vertical = 8.dp),
            verticalAlignment = Alignment.CenterVertically,
        ) {
            Text(label, style = MaterialTheme.typography.titleMedium)
            // The value takes the rest, and a second line if it must.
            Text(value.ifEmpty { "–" }, Modifier.weight(1f).padding(start = 16.dp), style = MaterialTheme.typography.headlineSmall)
        }
    }
}

@Composable
private fun Keypad() {
    Column(verticalArrangement = Arrangement.spacedBy(4.dp)) {
        for (row in listOf("123", "456", "789", ".0⌫")) {
            Row(horizontalArrangement = Arrangement.spacedBy(4.dp)) {
                for (key in row) {
                    FilledTonalButton({}, Modifier.weight(1f).heightIn(min = 60.dp)) {
                        Text("$key", style = MaterialTheme.typography.titleLarge)
                    }
                }
            }
        }
    }
}

@Preview(name = "Light", widthDp = 360, heightDp = 720)
@Preview(name = "Dark", widthDp = 360, heightDp = 720, uiMode = Configuration.UI_MODE_NIGHT_YES)
@Preview(name = "Font 200%", widthDp = 360, heightDp = 720, fontScale = 2f)
@Composable
private fun EntryPreview() {
    DudhTheme { EntryScreen("17 Savita Patil", "4.25", "3.9", "₹169.15") }
}

@Preview(name = "Awkward", widthDp = 360, heightDp = 720)
@Composable
private fun AwkwardPreview() {
    DudhTheme { EntryScreen("12345 Venkatanarasimharajuvaripeta Lakshminarayana", "999.999", "", "") }
}
