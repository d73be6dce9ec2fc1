package org.dudh.collector

// Six accessibility faults are hidden here. Find them by reading, then by listening.

import androidx.compose.foundation.background
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.material3.Button
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.tooling.preview.Preview
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp

@Composable
fun BrokenScreen(litres: String, isRefused: Boolean, onDelete: () -> Unit, onSave: () -> Unit) {
    Column(Modifier.background(Color.White).padding(16.dp)) {
        Row {
            Text("Litres", color = Color(0xFF9E9E9E))
            Text(litres.ifEmpty { "–" })
        }
        Box(
            Modifier
                .size(20.dp)
                .clip(CircleShape)
                .background(if (isRefused) Color.Red else Color.Green),
        )
        Text("⌫", Modifier.size(32.dp).clickable(onClick = onDelete))
        Button(
            onClick = onSave,
            modifier = Modifier.height(40.dp).semantics { contentDescription = "Save button" },
        ) {
            Text("Save", fontSize = 24.sp)
        }
    }
}

@Preview(fontScale = 2f)
@Composable
private fun BrokenPreview() = BrokenScreen("", isRefused = true, {}, {})
