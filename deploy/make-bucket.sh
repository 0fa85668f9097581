#!/bin/sh
# Makes the bucket for clips, and a key of its own for the app. Again and again does no harm.
set -eu
mc alias set store http://bucket:9000 root "$S3_ROOT_PASSWORD"
mc mb --ignore-existing store/cadence
mc admin policy create store clips /clips-policy.json
mc admin user add store cadence "$S3_PASSWORD"
mc admin user info store cadence | grep -q clips ||
  mc admin policy attach store clips --user cadence
