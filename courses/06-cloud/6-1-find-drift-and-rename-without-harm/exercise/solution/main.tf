# Adopted: 100 GB and the bucket of the doctors. Undone by the next apply: port 22.
resource "aws_vpc" "main" {
  cidr_block = "10.20.0.0/16"
}

resource "aws_security_group" "app" {
  name   = "hospital-app"
  vpc_id = aws_vpc.main.id
  ingress {
    description     = "requests"
    from_port       = 3000
    to_port         = 3000
    protocol        = "tcp"
    security_groups = [var.load_balancer_group]
  }
}

resource "aws_s3_bucket" "files" {
  bucket = "hospital-files"
  lifecycle {
    prevent_destroy = true
  }
}

resource "aws_s3_bucket" "lab_results" {
  bucket = "hospital-lab-results"
  lifecycle {
    prevent_destroy = true
  }
}

resource "aws_s3_bucket_versioning" "lab_results" {
  bucket = aws_s3_bucket.lab_results.id
  versioning_configuration {
    status = "Enabled"
  }
}

import {
  to = aws_s3_bucket.lab_results
  id = "hospital-lab-results"
}

resource "aws_db_instance" "hospital" {
  identifier        = "hospital"
  engine            = "postgres"
  instance_class    = "db.t4g.medium"
  allocated_storage = 100
  storage_encrypted = false
  lifecycle {
    prevent_destroy = true
  }
}

moved {
  from = aws_db_instance.db
  to   = aws_db_instance.hospital
}

variable "load_balancer_group" {
  type = string
}
